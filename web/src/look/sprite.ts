// The drawings are inlined once: variables do not reach a <use> of another file in every browser.
import motifs from './motifs.svg?raw'

/** Put the symbols and patterns into the page; call it once, before anything is drawn. */
export function placeSprite(): void {
  const drawn = motifs.slice(0, motifs.indexOf('<!-- the sheet -->')).replace(/<title>.*?<\/title>/g, '')
  const holder = new DOMParser().parseFromString(`${drawn}</svg>`, 'image/svg+xml')
  const sprite = document.importNode(holder.documentElement, true)
  sprite.setAttribute('width', '0')
  sprite.setAttribute('height', '0')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.classList.add('sprite')
  document.body.prepend(sprite)
}
