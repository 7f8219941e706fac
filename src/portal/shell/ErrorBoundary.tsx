import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in for the broken part; `retry` shows the part again. */
  standIn: ComponentType<{ error: Error; retry: () => void }>;
  onError?: (error: Error, info: ErrorInfo) => void;
  /** A change of this (the address) shows the part again. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  error: Error | null;
  key: string | undefined;
}

/** Keeps a failure of one part from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.key ? null : { error: null, key: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    const { error } = this.state;
    const { standIn: StandIn, children } = this.props;
    return error ? <StandIn error={error} retry={() => this.setState({ error: null })} /> : children;
  }
}
