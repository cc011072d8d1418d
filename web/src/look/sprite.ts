// The drawings are inlined once: variables do not reach a <use> of another file in every browser. What of the file is
// needed for that, vite.config.ts says.
import motifs from './motifs.svg?raw'

/** Put the symbols and patterns into the page; call it once, before anything is drawn. */
export function placeSprite(): void {
  const holder = new DOMParser().parseFromString(motifs, 'image/svg+xml')
  const sprite = document.importNode(holder.documentElement, true)
  sprite.setAttribute('width', '0')
  sprite.setAttribute('height', '0')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.classList.add('sprite')
  document.body.prepend(sprite)
}
