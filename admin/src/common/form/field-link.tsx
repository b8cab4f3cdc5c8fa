import { Link, type LinkProps } from '@mui/material';
import { goToField } from '../go-to-field.js';

interface FieldLinkProps extends Pick<LinkProps, 'variant' | 'sx' | 'children'> {
  readonly source: string;
}

/** Leads to a field of the form around. */
export function FieldLink({ source, ...link }: FieldLinkProps) {
  return (
    <Link
      {...link}
      component="button"
      type="button"
      onClick={({ currentTarget }) => goToField(currentTarget.closest('form') ?? document, source)}
    />
  );
}
