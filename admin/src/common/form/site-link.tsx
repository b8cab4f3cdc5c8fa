import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { runtimeConfig } from '../../runtime-config.js';

/** Leads to a page of the site. @param props `what` is its subject, for who hears the link without its surroundings */
export function SiteLink({ path, what }: { readonly path: string; readonly what?: string }) {
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
