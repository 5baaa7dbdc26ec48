/** Mails that no request sends: looked for every minute, as long as the process lives. */

import type { BackgroundTasks } from "#server/background-tasks.ts";
import type { Database, Transaction } from "#server/database/database.ts";
import type { Mailer } from "./mailer.ts";

/** Queues what is due in the transaction that notes it, so that it is made once; returns how many. */
export type QueueDueMails = (tx: Transaction) => Promise<number>;

const lookEveryMs = 60_000;

/** Looks now and every minute; one kind that fails holds up no other. */
export function startDueMails(options: {
  database: Database;
  mailer: Pick<Mailer, "nudge">;
  backgroundTasks: BackgroundTasks;
  queues: QueueDueMails[];
}): void {
  const { database, mailer, backgroundTasks, queues } = options;
  const look = () => {
    for (const queue of queues) {
      backgroundTasks.run("Mails that are due could not be made", async () => {
        if ((await database.transaction(queue)) > 0) mailer.nudge();
      });
    }
  };
  look();
  setInterval(look, lookEveryMs).unref();
}
