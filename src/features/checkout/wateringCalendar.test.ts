import { expect, test } from '@jest/globals'
import ICAL from 'ical.js'
import { wateringCalendar } from './wateringCalendar'

const now = new Date(2026, 10, 26, 18, 30)

function eventsOf(calendar: string) {
  return ICAL.Component.fromString(calendar)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
}

test('a plant is watered every so many days, first that many days after the order', () => {
  const [event] = eventsOf(wateringCalendar([{ _id: 'fern', name: 'Fern', days: 7 }], now))
  expect(event?.startDate.isDate).toBe(true)
  const days = event?.iterator()
  expect([days?.next().toString(), days?.next().toString()]).toEqual(['2026-12-03', '2026-12-10'])
})

test('names and notes of any length and alphabet survive', () => {
  const name = 'मदर, "in"; लॉज़ \\ टंग '.repeat(9).trim()
  const note = 'When the soil is dry,\nevery week; more in summer'
  const calendar = wateringCalendar([{ _id: 'a/b ü', name, days: 3, note }], now)
  const [event] = eventsOf(calendar)
  expect(event?.summary).toBe(`Water ${name}`)
  expect(event?.description).toBe(note)
  const octets = calendar.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
})

test('a plant that is bought again keeps its one reminder', () => {
  const plant = { _id: 'fern', name: 'Fern', days: 7 }
  const uids = [now, new Date(2027, 0, 1)].map(
    (day) => eventsOf(wateringCalendar([plant], day))[0]?.uid,
  )
  expect(uids[0]).toBe(uids[1])
})
