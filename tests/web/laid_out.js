// Play on; at every click look at the sizes of all letters and the places of all that must not move.
async ([glowing, still, begins, clicks, smallest]) => {
    const wrong = new Set()
    const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true, opacityProperty: true })
    const sizeOf = (element) => {
        const own = parseFloat(getComputedStyle(element).fontSize)
        const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
        return matrix ? own * Math.hypot(matrix.a, matrix.b) : own
    }
    const read = () => {
        const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
        while (walk.nextNode()) {
            const element = walk.currentNode.parentElement
            if (!walk.currentNode.data.trim() || !shown(element) || element.closest('.hush')) continue
            const size = sizeOf(element)
            if (size < smallest - 0.05) wrong.add(`${size.toFixed(1)} px: ${walk.currentNode.data.trim()}`)
        }
    }
    const boxOf = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join()
    }
    const inSight = () => {
        for (const one of document.querySelectorAll(glowing)) {
            if (one.closest('svg.zoomed')) continue // a tap has magnified a part
            const { top, bottom } = one.getBoundingClientRect()
            // What scrolls out of a phone's sheet lies behind its tabs.
            const sheet = one.closest('.sheet')?.getBoundingClientRect()
            if (top < (sheet?.top ?? 0) - 1 || bottom > (sheet?.bottom ?? innerHeight) + 1) wrong.add(`out of sight: ${one.getAttribute('aria-label') ?? one.innerText}`)
        }
    }
    let state = 5
    const random = (n) => ((state = (state * 48271) % 2147483647), state % n)
    const placeOf = (one) => (one.matches(begins) ? boxOf(one).split(',').slice(0, 3).join() : boxOf(one))
    const places = [...document.querySelectorAll(`${still}, ${begins}`)].map((one) => [one, placeOf(one)])
    for (let idle = 0; clicks > 0 && idle < 1000; ) {
        const found = document.querySelectorAll(glowing)
        if (document.querySelector('[data-screen=final]')) break
        if (found.length) {
            read()
            inSight()
            for (const [one, box] of places)
                if (one.isConnected && placeOf(one) !== box) wrong.add(`${one.getAttribute('class') ?? one.id} moved: ${box} to ${placeOf(one)}`)
            found[random(found.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }))
            clicks -= 1
            idle = 0
        } else idle += 1
        await new Promise((done) => setTimeout(done, 10))
    }
    return [...wrong]
}
