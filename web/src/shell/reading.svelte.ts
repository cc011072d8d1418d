/** How far the chat was read. */
export const reading = $state({ seen: 0 })
