import { useState } from 'react';

type Asked<Value> = {
  /** The value that is being saved, else the current one. */
  readonly shown: Value;
  readonly ask: (value: Value) => void;
  /** Ends the saving, whatever the answer is. */
  readonly settle: () => void;
};

/** Returns a choice at once while it is being saved, until the answer arrives. */
export function useAsked<Value>(holds: Value): Asked<Value> {
  const [asked, setAsked] = useState<{ readonly value: Value }>();
  return {
    shown: asked ? asked.value : holds,
    ask: (value) => {
      setAsked({ value });
    },
    settle: () => {
      setAsked(undefined);
    },
  };
}
