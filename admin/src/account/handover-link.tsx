import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import { Button } from '@mui/material';
import { HANDOVER_PATH } from './account-places.js';

export function HandoverLink() {
  return (
    <Button href={HANDOVER_PATH} startIcon={<HandshakeIcon />} variant="outlined">
      Passar o testemunho
    </Button>
  );
}
