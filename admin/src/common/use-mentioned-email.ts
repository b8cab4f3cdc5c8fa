import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The address of a person with which a request or a message leads to a screen, to begin with. It is taken once, and does
 * not stay in the window's history: going back or loading the screen anew is not led there again.
 */
export function useMentionedEmail() {
  const location = useLocation();
  const mentioned = location.state as { readonly email?: string } | null;
  const navigate = useNavigate();
  const forget = useEffectEvent(() => {
    if (mentioned?.email !== undefined) void navigate(location, { replace: true, state: null });
  });
  useEffect(() => forget(), []);
  return useState(mentioned?.email ?? '');
}
