/** The one part of react-admin that only those need to whom something is told. */
export { Notification as default } from 'react-admin';
