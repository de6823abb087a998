/** A plant and how often it's watered. */
export interface Watering {
  _id: string
  name: string
  /** Days between two waterings. */
  days: number
  /** How to tell that it needs water. */
  note?: string | undefined
}

/** The longest line of a calendar, in octets (RFC 5545, 3.1). */
const LINE_OCTETS = 75

const encoder = new TextEncoder()

/** Breaks a long line; the next one starts with a space. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const digits = (value: number, length = 2) => String(value).padStart(length, '0')

/** A day of the shopper's own calendar. */
const dateOf = (day: Date) =>
  digits(day.getFullYear(), 4) + digits(day.getMonth() + 1) + digits(day.getDate())

function daysAfter(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)
}

/** A repeating all-day event for one plant, with a reminder at nine in the morning. */
function eventOf({ _id, name, days, note = '' }: Watering, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    // The same for each order, so that a plant bought again isn't watered twice.
    `UID:water-${encodeURIComponent(_id)}@frond.example`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(daysAfter(now, days))}`,
    `RRULE:FREQ=DAILY;INTERVAL=${String(days)}`,
    `SUMMARY:${escape(`Water ${name}`)}`,
    `DESCRIPTION:${escape(note)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(`Water ${name}`)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** A calendar (RFC 5545) of when to water plants that have just been bought. */
export function wateringCalendar(plants: readonly Watering[], now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frond//Watering//EN',
    ...plants.flatMap((plant) => eventOf(plant, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}
