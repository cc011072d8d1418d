/** Give a link to the system's share sheet or to the clipboard; true when it was copied. */
export async function share(title: string, url: string): Promise<boolean> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title, url }).catch(() => undefined)
    return false
  }
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    // Without a clipboard (plain http on a LAN) the old way still works.
    const field = document.createElement('textarea')
    field.value = url
    document.body.append(field)
    field.select()
    const copied = document.execCommand('copy')
    field.remove()
    return copied
  }
}
