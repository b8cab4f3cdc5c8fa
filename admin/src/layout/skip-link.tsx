import Link from '@mui/material/Link';

/** The first thing the keyboard reaches: past the navigation, straight to the content. */
export function SkipLink() {
  return (
    <Link
      href="#conteudo"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('conteudo')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 2,
        bgcolor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      Saltar para o conteúdo
    </Link>
  );
}
