// What the hit test does in the page: clicks the middle of everything that glows.

window.holdMoves = () => {
    // The page believes that its moves are refused: what a click chose is told, and the position stays.
    window.chosen = []
    window.holding = false
    window.unanswered = new Set()
    window.seqs = { shown: 0, reached: 0 }
    const hear = ({ data }) => {
        const told = JSON.parse(data)
        if (told.type === 'update') seqs.shown = Math.max(seqs.shown, told.seq)
        if (told.type === 'done') seqs.reached = Math.max(seqs.reached, told.seq ?? 0)
        window.unanswered.delete(told.id)
    }
    const send = WebSocket.prototype.send
    const heard = new WeakSet()
    WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text)
        if (!window.holding || message.type !== 'play') {
            if (!heard.has(this)) this.addEventListener('message', hear)
            heard.add(this)
            if (message.id !== undefined) window.unanswered.add(message.id)
            return send.call(this, text)
        }
        window.chosen.push(message.action)
        const refused = { type: 'refused', id: message.id, code: 'illegal', message: '' }
        queueMicrotask(() => this.onmessage({ data: JSON.stringify(refused) }))
    }
}

const named = (target) => `[data-target="${CSS.escape(target)}"]`
window.hitOf = (target) => document.querySelector(`.hit${named(target)}, button.pick${named(target)}, button.sel${named(target)}`)
const areaOf = (path) => path.getBBox().width * path.getBBox().height
const smaller = (one, other) => one.getAttribute('fill') !== 'none' && areaOf(one) * 2 < areaOf(other)

const gap = ({ x, y, width, height }, point) => Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height))

// Equal goods of a row are one thing of several parts: the last one is as good as the first.
function lastPart(path) {
    const one = path.cloneNode()
    one.setAttribute('d', path.getAttribute('d').match(/M[^M]*$/)[0])
    path.after(one)
    const { x, y, width, height } = one.getBBox()
    one.remove()
    return { x, y, width, height }
}

// The middle of a thing: half way along a line, the middle of a surface where nothing smaller lies on it.
window.middleOf = (target) => {
    const found = hitOf(target)
    if (!found) return null
    if (found.tagName === 'BUTTON') {
        found.scrollIntoView({ block: 'nearest' })
        const { x, y, width, height } = found.getBoundingClientRect()
        return new DOMPoint(x + width / 2, y + height / 2)
    }
    const path = found.querySelector('path')
    let at = path.getPointAtLength(path.getTotalLength() / 2)
    if (path.getAttribute('fill') !== 'none') {
        const box = lastPart(path)
        const onIt = [...found.parentElement.querySelectorAll('.can:not([aria-pressed]) path')].filter((other) => other !== path && smaller(other, path))
        const free = (point) => path.isPointInFill(point) && !onIt.some((other) => other.isPointInFill(point))
        at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)
        if (!free(at)) {
            // Where one would aim: as far from the smaller things as can be.
            const grid = Array.from({ length: 361 }, (_, n) => new DOMPoint(box.x + (box.width * (1 + (n % 19))) / 20, box.y + (box.height * (1 + Math.floor(n / 19))) / 20))
            const room = (point) => Math.min(...onIt.map((other) => gap(other.getBBox(), point)))
            at = grid.filter(free).reduce((best, point) => (room(point) > room(best) ? point : best), at)
        }
    }
    return new DOMPoint(at.x, at.y).matrixTransform(path.getScreenCTM())
}

window.clickEverything = async (options) => {
    const wait = (ms = 0) => new Promise((done) => setTimeout(done, ms))
    const GLOWING = '.hit.can, button.pick[data-target]'
    const viewOf = (target) => hitOf(target)?.ownerSVGElement?.getAttribute('viewBox')
    const pressed = (target) => !!document.querySelector(`[aria-pressed=true]${named(target)}, button.sel${named(target)}`)
    const targetsOf = new Map(options.map(({ text, targets }) => [text, targets]))

    async function whole() {
        for (let n = 0; n < 4; n++) {
            const zoom = document.querySelector('#zoom.zoomed')
            if (!zoom) return
            zoom.click()
            await wait()
        }
    }

    async function click(target) {
        const at = middleOf(target)
        if (!at) return 'gone'
        const element = document.elementFromPoint(at.x, at.y)
        const free = element && (element.closest('svg.board') || element.closest('button.pick, button.sel'))
        if (!free) return `covered by ${element?.className || element?.tagName} at ${Math.round(at.x)},${Math.round(at.y)}`
        element.dispatchEvent(new PointerEvent('click', { bubbles: true, clientX: at.x, clientY: at.y }))
        await wait()
        await wait()
        return null
    }

    // Step back to where nothing is chosen: what a click before has unfolded glows only as long as that click holds.
    async function afresh() {
        for (let n = 0; n < 4; n++) {
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
            await wait()
        }
        await whole()
    }

    window.holding = true
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame) // laid out for the new size
    await afresh()
    const targets = [...new Set([...document.querySelectorAll(GLOWING)].map((one) => one.dataset.target))]
    const wrong = []
    let asked = 0
    for (const target of targets) {
        if (!hitOf(target)) continue // on a phone's other sheet now
        asked += 1
        const view = viewOf(target)
        window.chosen.length = 0
        let problem = await click(target)
        if (!problem && !window.chosen.length && view && viewOf(target) && viewOf(target) !== view) {
            problem = await click(target) // a crowded spot was magnified first
        }
        const action = window.chosen[0]
        const right = action === undefined ? pressed(target) : targetsOf.get(action)?.includes(target)
        if (problem || !right) {
            const instead = action ?? [...document.querySelectorAll('[aria-pressed=true][data-target]')].map((one) => one.dataset.target).join()
            wrong.push(`${target}: ${problem ?? instead}`)
        }
        await afresh()
    }
    window.holding = false
    return { asked, wrong }
}

window.playSome = async ([glowing, clicks, seed]) => {
    let state = seed
    const random = (n) => ((state = (state * 48271) % 2147483647), state % n)
    let idle = 0
    while (clicks > 0 && idle < 1500) {
        const found = document.querySelectorAll(glowing)
        if (document.querySelector('[data-screen=final]')) return false
        if (found.length) {
            found[random(found.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }))
            clicks -= 1
            idle = 0
        } else idle += 1
        await new Promise((done) => setTimeout(done, 8))
    }
    // Until the last move is answered and its position is here: the one before must not be tried.
    while (window.unanswered?.size || window.seqs?.shown < window.seqs?.reached) await new Promise((done) => setTimeout(done, 8))
    return true
}

// Everything that a page says, to eyes and to ears.
window.wordsOf = () => {
    const said = [document.body.innerText]
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name))
    for (const one of document.querySelectorAll('option')) said.push(one.textContent)
    return said.join('\n')
}
