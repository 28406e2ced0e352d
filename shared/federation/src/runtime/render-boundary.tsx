import { Component } from 'react';
import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly onError: (error: Error) => void;
  readonly fallback: (retry: () => void) => ReactNode;
};

/** Keeps an error of what is inside from the page around it. `retry` renders the inside anew. */
export class RenderBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
