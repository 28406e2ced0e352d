import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import type { EventDraft } from './event-draft';

/** Reports how fast the page was, as the browser measured it: each figure once it is final. */
export function reportWebVitals(track: (draft: EventDraft) => void): void {
  if (typeof PerformanceObserver !== 'function') return;
  const tell = ({ name, value, rating }: Metric): void =>
    track({
      eventType: 'web_vital',
      eventAction: name,
      featureCategories: ['web_vital'],
      // Milliseconds; for CLS a share of the screen.
      eventParams: { value: Math.round(value * 1000) / 1000, rating },
    });
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((measure) => measure(tell));
}
