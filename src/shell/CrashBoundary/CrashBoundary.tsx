import type { ComponentType, ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

interface State {
  error: Error | null;
}

/** Keeps a crash inside the part of the page where it happened, and offers to try again. */
class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A part of the page crashed.', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <CrashScreen error={error} onRetry={() => this.setState({ error: null })} />;
  }
}

/** The same component with the crash screen around it: every island is exported through this. */
export function withCrashBoundary<P extends object>(Inner: ComponentType<P>): ComponentType<P> {
  return function Guarded(props: P) {
    return (
      <CrashBoundary>
        <Inner {...props} />
      </CrashBoundary>
    );
  };
}
