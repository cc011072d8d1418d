/** A length of time as people say it: days and hours, or minutes and seconds. */
export function left(milliseconds: number, say: (id: string, args: Record<string, number>) => string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  if (seconds >= 86_400) return say('time-days', { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) })
  if (seconds >= 3600) return say('time-hours', { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) })
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long ago something was, in the shortest words. */
export function ago(milliseconds: number, say: (id: string, args: Record<string, number>) => string): string {
  const minutes = Math.floor(Math.max(0, milliseconds) / 60_000)
  if (minutes < 1) return say('ago-now', {})
  if (minutes < 60) return say('ago-minutes', { minutes })
  if (minutes < 1440) return say('ago-hours', { hours: Math.floor(minutes / 60) })
  return say('ago-days', { days: Math.floor(minutes / 1440) })
}
