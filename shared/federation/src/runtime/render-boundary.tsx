import { Component } from 'react';
import type { ReactNode } from 'react';
import { AttemptContext } from './attempt-context';

type Props = {
  readonly children: ReactNode;
  readonly onError: (error: Error) => void;
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
  /** A key that resets the boundary: a new value, such as another URL path, starts a new attempt. Contract 2 names it so. */
  readonly place?: string;
};
type State = {
  readonly hasFailed: boolean;
  readonly error?: unknown;
  readonly failedAt?: string | undefined;
  readonly attempt: number;
};

let attempts = 0;

/** Catches errors of its children and renders `fallback`. The fallback's `retry` renders the children again. */
export class RenderBoundary extends Component<Props, State> {
  override state: State = newAttempt();

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasFailed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ failedAt: this.props.place });
    this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override componentDidUpdate(): void {
    const { hasFailed, failedAt } = this.state;
    if (hasFailed && failedAt !== undefined && failedAt !== this.props.place) this.setState(newAttempt());
  }

  override render(): ReactNode {
    const { hasFailed, error, attempt } = this.state;
    if (hasFailed) return this.props.fallback(() => this.setState(newAttempt()), error);
    return <AttemptContext.Provider value={attempt}>{this.props.children}</AttemptContext.Provider>;
  }
}

function newAttempt(): State {
  attempts += 1;
  return { hasFailed: false, error: undefined, failedAt: undefined, attempt: attempts };
}
