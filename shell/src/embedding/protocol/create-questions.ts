import type { HostMessage } from '@tiffin/contracts';
import type { HostLine, PageSaying } from './page-saying';

type Answer = Extract<HostMessage, { readonly requestId: string }>;
type AnswerTo<Type> = Extract<Answer, { readonly type: Type }>;
type Question<Type> = Extract<PageSaying, { readonly type: Type }>;

/** Questions to the host and the answers to them. */
export type Questions = {
  /**
   * Asks the host. Returns null if no answer of that type came within the limit. A later answer is ignored.
   */
  readonly ask: <Type extends Answer['type']>(
    question: Question<Type>,
    limitMs: number,
    isAnswer: (answer: Answer) => answer is AnswerTo<Type>,
  ) => Promise<AnswerTo<Type> | null>;
  readonly settle: (answer: Answer) => void;
};

/** Stores pending questions by the id that each was sent with. */
export function createQuestions({ say }: HostLine): Questions {
  const waiting = new Map<string, (answer: Answer | null) => void>();
  return {
    ask: (question, limitMs, isAnswer) =>
      new Promise((resolve) => {
        const id = say(question);
        const timer = setTimeout(() => waiting.get(id)?.(null), limitMs);
        waiting.set(id, (answer) => {
          if (answer !== null && !isAnswer(answer)) return;
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answer);
        });
      }),
    settle: (answer) => waiting.get(answer.requestId)?.(answer),
  };
}
