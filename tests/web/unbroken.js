// Tell which words on the page are broken in the middle, without a hyphen, or stick out of where they stand.
(wider) => {
    document.body.style.letterSpacing = wider ? '.05em' : ''
    const wrong = new Set()
    const lineOf = (node, at) => {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        // A character after a soft hyphen has the hyphen's box first.
        return [...range.getClientRects()].at(-1)
    }
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
        const node = walk.currentNode
        const element = node.parentElement
        if (element.closest('svg, .hush, script, style, select, dialog:not([open])') || !element.checkVisibility({ visibilityProperty: true })) continue
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
            const boxes = [lineOf(node, index), lineOf(node, index + word.length - 1)]
            if (!boxes[0] || !boxes[1]) continue
            if (Math.abs(boxes[0].top - boxes[1].top) > boxes[0].height / 2) wrong.add(`${word} breaks in: ${node.data.trim()}`)
        }
    }
    document.body.style.letterSpacing = ''
    return [...wrong]
}
