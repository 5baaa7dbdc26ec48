/** How a mail leaves the shop. */

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** As nodemailer takes it. */
export type Sender = string | { name: string; address: string };

export interface MailTransport {
  /** Hands one mail over, or throws. */
  send(mail: Mail & { from: Sender }): Promise<void>;
  /** Greets the mail server and signs in, or throws. */
  verify?(): Promise<void>;
}
