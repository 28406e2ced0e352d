import { useState } from 'react';

type OptimisticChoice<Value> = {
  /** The value that is being saved, else the current one. */
  readonly shown: Value;
  readonly choose: (value: Value) => void;
  /** Ends the saving, whatever the answer is. */
  readonly settle: () => void;
};

/** Returns a choice at once while it is being saved, until the answer arrives. */
export function useOptimisticChoice<Value>(current: Value): OptimisticChoice<Value> {
  const [saving, setSaving] = useState<{ readonly value: Value }>();
  return {
    shown: saving ? saving.value : current,
    choose: (value) => {
      setSaving({ value });
    },
    settle: () => {
      setSaving(undefined);
    },
  };
}
