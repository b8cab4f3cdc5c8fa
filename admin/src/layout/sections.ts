import type { SvgIconComponent } from '@mui/icons-material';
import CampaignIcon from '@mui/icons-material/Campaign';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import CoPresentIcon from '@mui/icons-material/CoPresent';
import DashboardIcon from '@mui/icons-material/Dashboard';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import EventIcon from '@mui/icons-material/Event';
import GroupsIcon from '@mui/icons-material/Groups';
import HandshakeIcon from '@mui/icons-material/Handshake';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import MailIcon from '@mui/icons-material/Mail';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import NewspaperIcon from '@mui/icons-material/Newspaper';
import PeopleIcon from '@mui/icons-material/People';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import SchoolIcon from '@mui/icons-material/School';
import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivism';
import type { StepColour } from '../theme/palette.js';

/** One of the 17 sections of the panel. */
export interface Section {
  /** The section's value in the specification. */
  readonly value: string;
  readonly label: string;
  readonly path: string;
  readonly icon: SvgIconComponent;
  /** The key of its unread count in the summary, where it has one. */
  readonly unread?: string;
}

/** Sections that belong together, under one of the four colours. */
export interface SectionGroup {
  readonly label: string;
  readonly colour: StepColour;
  readonly sections: readonly Section[];
}

const at = (slug: string): string => `/dashboard/${slug}`;

/** The sections in the specified order and with the specified labels (accents put right). */
export const sectionGroups: readonly SectionGroup[] = [
  {
    label: 'Painel',
    colour: 'coral',
    sections: [
      { value: 'overview', label: 'Visão Geral', path: '/dashboard', icon: DashboardIcon },
      { value: 'users', label: 'Utilizadores', path: at('utilizadores'), icon: PeopleIcon },
      { value: 'register', label: 'Registrar', path: at('registrar'), icon: PersonAddIcon },
    ],
  },
  {
    label: 'Notícias',
    colour: 'yellow',
    sections: [
      { value: 'eventos', label: 'Eventos', path: at('eventos'), icon: EventIcon },
      { value: 'imprensa', label: 'Imprensa', path: at('imprensa'), icon: NewspaperIcon },
    ],
  },
  {
    label: 'Mensagens',
    colour: 'teal',
    sections: [
      { value: 'contactos', label: 'Contactos', path: at('contactos'), icon: MailIcon, unread: 'contactos' },
      {
        value: 'voluntariado',
        label: 'Voluntariado',
        path: at('voluntariado'),
        icon: VolunteerActivismIcon,
        unread: 'voluntariado',
      },
      {
        value: 'oportunidades',
        label: 'Oportunidades',
        path: at('oportunidades'),
        icon: HandshakeIcon,
        unread: 'oportunidades',
      },
      { value: 'festival', label: 'Desafio Escolar', path: at('festival'), icon: EmojiEventsIcon, unread: 'festival' },
      { value: 'newsletter', label: 'Newsletter', path: at('newsletter'), icon: CampaignIcon },
    ],
  },
  {
    label: 'Ficheiros',
    colour: 'violet',
    sections: [
      { value: 'upload', label: 'Upload', path: at('upload'), icon: CloudUploadIcon },
      { value: 'relatorios', label: 'Relatórios', path: at('relatorios'), icon: PictureAsPdfIcon },
    ],
  },
  {
    label: 'Pedidos',
    colour: 'coral',
    sections: [
      { value: 'material', label: 'Material', path: at('material'), icon: Inventory2Icon, unread: 'material' },
      { value: 'sessoes', label: 'Sessões', path: at('sessoes'), icon: CoPresentIcon, unread: 'sessoes' },
      { value: 'formacoes', label: 'Formações', path: at('formacoes'), icon: SchoolIcon, unread: 'formacoes' },
    ],
  },
  {
    label: 'Conteúdos',
    colour: 'yellow',
    sections: [
      {
        value: 'material-pedagogico',
        label: 'Material Pedagógico',
        path: at('material-pedagogico'),
        icon: MenuBookIcon,
      },
      { value: 'equipa', label: 'Equipa', path: at('equipa'), icon: GroupsIcon },
    ],
  },
];
