import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNeighbours } from './use-neighbours.js';

interface StepProps {
  readonly label: string;
  readonly onStep: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Stays in the keyboard's reach at the ends: a disabled button would drop the focus. */
function Step({ label, onStep, children }: StepProps) {
  const isDisabled = onStep === undefined;
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => onStep?.()}
      sx={isDisabled ? { color: 'action.disabled', cursor: 'default' } : null}
    >
      {children}
    </IconButton>
  );
}

/** To the submission before or after this one, in the order of the list. */
export function SubmissionNeighbours({ id, path }: { readonly id: string; readonly path: string }) {
  const { page } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(id);

  const stepTo = (neighbour: typeof next) => {
    if (neighbour === undefined) return undefined;
    const parameters = new URLSearchParams(search);
    if (neighbour.page !== page) parameters.set('page', String(neighbour.page));
    return () => void navigate({ pathname: `${path}/${neighbour.id}`, search: String(parameters) }, { replace: true });
  };
  return (
    <>
      <Step label="Anterior" onStep={stepTo(previous)}>
        <NavigateBeforeIcon />
      </Step>
      <Step label="Seguinte" onStep={stepTo(next)}>
        <NavigateNextIcon />
      </Step>
    </>
  );
}
