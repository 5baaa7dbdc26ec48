/** How answers show an account. */
import type { FactorRow, IdentityRow, Json, Time, UserRow } from "./users.ts";

/** The account as every answer shows it: the hosted service's fields, empty ones left out. */
export function userJson(user: UserRow): Json {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    email_confirmed_at: shown(user.email_confirmed_at),
    invited_at: shown(user.invited_at),
    phone: user.phone ?? "",
    phone_confirmed_at: shown(user.phone_confirmed_at),
    confirmation_sent_at: shown(user.confirmation_sent_at),
    confirmed_at: shown(user.confirmed_at),
    recovery_sent_at: shown(user.recovery_sent_at),
    new_email: user.email_change || undefined,
    email_change_sent_at: shown(user.email_change_sent_at),
    new_phone: user.phone_change || undefined,
    phone_change_sent_at: shown(user.phone_change_sent_at),
    reauthentication_sent_at: shown(user.reauthentication_sent_at),
    last_sign_in_at: shown(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    factors: user.factors.length > 0 ? user.factors.map(factorJson) : undefined,
    identities: user.identities.map(identityJson),
    created_at: shown(user.created_at),
    updated_at: shown(user.updated_at),
    banned_until: shown(user.banned_until),
    deleted_at: shown(user.deleted_at),
    is_anonymous: user.is_anonymous,
  };
}

export function factorJson(factor: FactorRow): Json {
  return {
    id: factor.id,
    created_at: shown(factor.created_at),
    updated_at: shown(factor.updated_at),
    status: factor.status,
    friendly_name: factor.friendly_name || undefined,
    factor_type: factor.factor_type,
    phone: factor.phone ?? "",
    last_challenged_at: shown(factor.last_challenged_at) ?? null,
  };
}

function identityJson(identity: IdentityRow): Json {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: shown(identity.last_sign_in_at),
    created_at: shown(identity.created_at),
    updated_at: shown(identity.updated_at),
    email: identity.email ?? undefined,
  };
}

/** Drivers give a column as a Date and the same column inside JSON as text. */
function shown(time: Time): string | undefined {
  return time === null ? undefined : new Date(time).toISOString();
}
