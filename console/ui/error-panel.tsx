import { CallProblem, errorMessage } from '#console/api/call-problem.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface ErrorPanelProps {
  problem: unknown;
  /** Without it there is no button. */
  onRetry?: () => unknown;
}

export function ErrorPanel({ problem, onRetry }: ErrorPanelProps) {
  const status = problem instanceof CallProblem ? problem.status : undefined;
  const canRetry = onRetry && status !== 403 && status !== 404 && status !== 410;
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-104 justify-items-center gap-3 px-6 py-14 text-center"
    >
      <Icon name={status === 0 ? 'wifi-off' : 'circle-alert'} size={24} className="text-danger" />
      <p className="text-base text-pretty">{errorMessage(problem)}</p>
      {canRetry && (
        <Button icon="refresh-cw" onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </div>
  );
}
