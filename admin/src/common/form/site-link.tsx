import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { runtimeConfig } from '../../runtime-config.js';

interface SiteLinkProps {
  /** The page's path on the site, with its leading slash. */
  readonly path: string;
  /** The page's subject, for people who hear the link without its surroundings. */
  readonly what?: string;
}

/** Leads to the page of the site that shows what is edited, beside the back office. */
export function SiteLink({ path, what }: SiteLinkProps) {
  return (
    <Button
      href={`${runtimeConfig.siteUrl}${path}`}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<OpenInNewIcon />}
      color="inherit"
      {...(what === undefined ? {} : { 'aria-label': `Ver no site: ${what}` })}
    >
      Ver no site
    </Button>
  );
}
