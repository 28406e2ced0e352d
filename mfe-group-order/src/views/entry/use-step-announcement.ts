import type { Fulfillment } from '@tiffin/contracts';
import { announce } from '@tiffin/ui';
import { useEffect } from 'react';
import { useDeadlineStep } from '../use-group-phase';

/** The last step that was announced of each group, also after another page has mounted the bar again. */
const announced = new Map<string, number>();

/** Announces a sentence when a reminder step before a group's deadline begins, once for each step. */
export function useStepAnnouncement(group: Fulfillment, sentence: string): void {
  const at = useDeadlineStep(group)?.at;
  const { fulfillmentId } = group;
  useEffect(() => {
    if (at === undefined || announced.get(fulfillmentId) === at) return;
    announced.set(fulfillmentId, at);
    announce(sentence);
  }, [at, fulfillmentId, sentence]);
}
