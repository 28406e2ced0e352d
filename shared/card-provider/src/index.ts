export { answerChallenge } from './answer-challenge';
export type { ChallengeOutcome } from './answer-challenge';
export { useCardEntry } from './use-card-entry';
export type { CardEntry } from './use-card-entry';
