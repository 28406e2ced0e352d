import { useState } from 'react';

type Asked<Value> = {
  /** What was asked for and is under way, else what holds. */
  readonly shown: Value;
  readonly ask: (value: Value) => void;
  /** The answer is here, whatever it is. */
  readonly settle: () => void;
};

/** Shows a choice in the moment it is made, until its answer says what holds. */
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
