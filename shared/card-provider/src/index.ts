export { answerChallenge } from './answer-challenge';
export type { ChallengeOutcome } from './answer-challenge';
export type { WalletOutcome, WalletPayment, WalletType } from './mount-wallets';
export type { Payable } from './payable';
export { useCardEntry } from './use-card-entry';
export type { CardEntry } from './use-card-entry';
export { useWallets } from './use-wallets';
export type { Wallets } from './use-wallets';
