import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useAttempt } from '../../api/attempt.hook.ts';
import { KeptHistory } from '../../editing/KeptHistory.tsx';
import { useLock } from '../../editing/permission.hook.ts';
import { SessionLines } from '../../editing/SessionLines.tsx';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { useRoleWords } from '../../role.words.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { h3, link, meta, muted, strong } from '../../ui/text.css.ts';
import * as styles from './accounts.css.ts';
import { type Account, type AssignedRole, endSessions, forgetApp, takeRole } from './accounts.data.ts';

type Asked =
  | { what: 'role'; id: string; title: string }
  | { what: 'session'; id: string }
  | { what: 'sessions' }
  | { what: 'app' };

const YES_OR_NO: ReadonlySet<string> = new Set(['active', 'twoFactor', 'authenticator']);

/** What somebody holds by which role, where they are signed in, and what was changed of them. */
export function AgentAccess({ account, roles }: { account: Account; roles: readonly AssignedRole[] }) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const roleWords = useRoleWords();
  const attempt = useAttempt();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isBeyond = account.lockedBy.length > 0 ? t('mayMoreShort') : undefined;
  const cannotTake = useLock('agent_authentication:remove-agent-role:delete') ?? isBeyond;
  const cannotChange = useLock('agent_authentication:agent:put') ?? isBeyond;
  const mayAsk = useLock('manage_activity:history:get') === undefined;
  const cannotEnd = useLock('agent_authentication:session:delete') ?? isBeyond;
  const rightsOf = (id: string) => roles.find((role) => role.id === id)?.resources.length ?? 0;

  return (
    <div className={styles.form}>
      <section className={styles.part}>
        <h3 className={h3}>{t('fields.roleId')}</h3>
        {account.roles.length === 0 && <p className={styles.never}>{t('noRole')}</p>}
        {account.roles.map(({ id, title, agentRoleId }) => (
          <div key={id} className={styles.line}>
            <span className={strong}>{roleWords(title)}</span>
            <span className={`${meta} ${muted} ${styles.grow}`}>{t('rightCount', { count: rightsOf(id) })}</span>
            <Button
              label={t('takeRoleOf', { role: roleWords(title) })}
              disabledReason={cannotTake}
              onPress={() => setAsked({ what: 'role', id: agentRoleId, title: roleWords(title) })}
            />
          </div>
        ))}
      </section>
      <section className={styles.part}>
        <div className={styles.line}>
          <h3 className={`${h3} ${styles.grow}`}>{t('sessions')}</h3>
          {account.sessions.length > 0 && (
            <Button label={t('endAll')} disabledReason={cannotEnd} onPress={() => setAsked({ what: 'sessions' })} />
          )}
        </div>
        {account.hasApp && (
          <div className={styles.line}>
            <span className={styles.grow}>{t('twoFactorApp')}</span>
            <Button label={t('forgetApp')} disabledReason={cannotChange} onPress={() => setAsked({ what: 'app' })} />
          </div>
        )}
        {account.sessions.length === 0 && <p className={muted}>{t('noSession')}</p>}
        <SessionLines
          sessions={account.sessions}
          cannotEnd={cannotEnd}
          onEnd={(id) => setAsked({ what: 'session', id })}
        />
      </section>
      <section className={styles.part}>
        <h3 className={h3}>{t('signIns')}</h3>
        {account.signIns.length === 0 && <p className={muted}>{t('noSignIn')}</p>}
        <ul className={styles.signIns}>
          {account.signIns.map(({ at, outcome, address }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have come in the same moment.
            <li key={`${at} ${place}`} className={styles.line}>
              <span>{format.dateTime(at)}</span>
              <span className={outcome === 'signedIn' ? styles.grow : `${styles.grow} ${styles.never}`}>
                {t(`outcomes.${outcome}`)}
              </span>
              <bdi dir="ltr" className={muted}>
                {address}
              </bdi>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <div className={styles.line}>
          <h3 className={`${h3} ${styles.grow}`}>{t('history')}</h3>
          {mayAsk && (
            <Link href={`${path('history')}?person=${account.id}`} className={link}>
              {t('whatTheyDid', { name: account.name })}
            </Link>
          )}
        </div>
        {account.history.length === 0 && <p className={muted}>{t('noHistory')}</p>}
        <KeptHistory
          steps={account.history}
          eventOf={(event) => t(`events.${event}`)}
          nameOf={(field) => t(`fields.${field}`)}
          sayValue={(field, value) => (YES_OR_NO.has(field) ? t(value === 'true' ? 'yes' : 'no') : value)}
        />
      </section>
      {asked && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={asked.what === 'role' ? t('takeRoleOf', { role: asked.title }) : t(`ask.${asked.what}`)}
          description={t(`ask.${asked.what}Body`, { name: account.name })}
          confirmLabel={t(asked.what === 'role' ? 'takeRole' : asked.what === 'app' ? 'forgetApp' : 'end')}
          onConfirm={() => attempt(doIt(asked))}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );

  async function doIt(wanted: Asked) {
    if (wanted.what === 'role') await takeRole(wanted.id);
    else if (wanted.what === 'app') await forgetApp(account.id);
    else await endSessions(account.id, wanted.what === 'session' ? wanted.id : undefined);
  }
}
