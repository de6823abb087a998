import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/**
 * Sends this visit's Core Web Vitals to `url`, one POST a metric as soon as it is final: its
 * `name`, its `value` (milliseconds; CLS has no unit), its `rating`, the `id` that tells repeated
 * reports apart, and the `path` without query, so that no search term leaves the browser. Reports
 * that can't be sent are dropped.
 */
export function reportWebVitals(url: string): void {
  const path = window.location.pathname
  const report = ({ name, value, rating, id, navigationType }: Metric) => {
    // Survives the page, because CLS and INP are final only when it closes.
    navigator.sendBeacon(url, JSON.stringify({ name, value, rating, id, navigationType, path }))
  }
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report)
}
