export type RemedyAction = { readonly key: string; readonly label: string; readonly run: () => void };
