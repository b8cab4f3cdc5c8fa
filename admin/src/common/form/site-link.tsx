import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { runtimeConfig } from '../../runtime-config.js';

interface SiteLinkProps {
  readonly path: string;
  /** The page's subject, for people who hear the link without its surroundings. */
  readonly what?: string;
}

export function SiteLink({ path, what }: SiteLinkProps) {
  return (
    <Button
      href={`${runtimeConfig.siteUrl}${path}`}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<OpenInNewIcon />}
      color="inherit"
      aria-label={what && `Ver no site: ${what}`}
    >
      Ver no site
    </Button>
  );
}
