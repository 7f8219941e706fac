export interface Credentials {
  email: string;
  password: string;
}

export type CredentialFault = 'emailEmpty' | 'emailBad' | 'passwordEmpty';

export interface CredentialFaults {
  email?: CredentialFault;
  password?: CredentialFault;
}

/** A name, an at sign and a domain with a dot: what `ayesha@fmis` lacks. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function emailFault(email: string): CredentialFault | undefined {
  const given = email.trim();
  if (given === '') return 'emailEmpty';
  return EMAIL.test(given) ? undefined : 'emailBad';
}

/** What is wrong with a sign-in before it is sent; nothing when the answer is empty. */
export function credentialFaults({ email, password }: Credentials): CredentialFaults {
  const wrongEmail = emailFault(email);
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(password === '' && { password: 'passwordEmpty' as const }),
  };
}
