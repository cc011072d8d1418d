// Put every text into an element that holds such texts; tell which words break in the middle or stick out.
([selector, frame, texts, wider]) => {
    const wrong = []
    const holder = document.querySelector(selector)
    if (!holder) return ['nothing to try it in']
    const box = holder.closest(frame)
    const [before, spacing] = [holder.textContent, holder.style.letterSpacing]
    if (wider) holder.style.letterSpacing = '.05em'
    for (const text of texts) {
        holder.textContent = text
        const node = holder.firstChild
        const { left, right } = box.getBoundingClientRect()
        for (const found of text.matchAll(/[^\s\u00ad-]+/g)) {
            // Character by character: a range also covers the hyphen at the end of the line before.
            const boxes = [...found[0]].map((_, n) => {
                const range = document.createRange()
                range.setStart(node, found.index + n)
                range.setEnd(node, found.index + n + 1)
                return [...range.getClientRects()].at(-1)
            })
            const lines = new Set(boxes.map(({ top }) => Math.round(top)))
            const [from, to] = [Math.min(...boxes.map((one) => one.left)), Math.max(...boxes.map((one) => one.right))]
            if (lines.size > 1) wrong.push(`${text}: ${found[0]} breaks`)
            else if (from < left - 0.5 || to > right + 0.5) wrong.push(`${text}: ${found[0]} sticks out`)
        }
    }
    holder.textContent = before
    holder.style.letterSpacing = spacing
    return wrong
}
