import type { TargetedEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { backupText } from '../../strings/texts.ts';
import { chosenAddress, fileAt, type SyncedAddress, syncWithAddress } from './synced-address.ts';
import type { Report } from './transfer.ts';

const noAddress: SyncedAddress = { url: '', user: '', password: '' };

export function AddressSection({ say }: { readonly say: (report: Report) => void }) {
  const [chosen, choose] = useState<SyncedAddress>();
  const [written, write] = useState(noAddress);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    chosenAddress.get().then(choose, () => {});
  }, []);
  async function sync(): Promise<void> {
    setBusy(true);
    const address = chosen ?? written;
    const problems = await syncWithAddress(address).catch((error: Error) => [error.message]);
    if (problems.length > 0) say({ lines: [backupText('addressNotSynced'), ...problems], isBad: true });
    else {
      await chosenAddress.keep(address).catch(() => {});
      choose(address);
      say({ lines: [backupText('synced', { folder: hostOf(address) })] });
    }
    setBusy(false);
  }
  const field = (name: keyof SyncedAddress) => ({
    ...({ class: 'search-field', dir: 'ltr', autocomplete: 'off', value: written[name] } as const),
    onInput: ({ currentTarget: { value } }: TargetedEvent<HTMLInputElement>) =>
      write({ ...written, [name]: value }),
  });
  return (
    <section>
      <h3>{backupText('addressTitle')}</h3>
      <p class="kept-hint">{backupText('addressHint')}</p>
      <form
        class="address-form"
        onSubmit={(event) => {
          event.preventDefault();
          sync();
        }}
      >
        {!chosen && (
          <>
            <label>
              {backupText('address')}
              <input {...field('url')} required placeholder={`${location.protocol}//`} inputMode="url" />
            </label>
            <label>
              {backupText('user')}
              <input {...field('user')} />
            </label>
            <label>
              {backupText('password')}
              <input {...field('password')} type="password" />
            </label>
          </>
        )}
        <p class="backup-buttons">
          <button type="submit" class="chip" disabled={isBusy}>
            {chosen ? backupText('syncWith', { folder: hostOf(chosen) }) : backupText('sync')}
          </button>
          {chosen && (
            <button
              type="button"
              class="chip"
              onClick={() => {
                write({ ...chosen, password: '' });
                chosenAddress.forget().then(() => choose(undefined));
              }}
            >
              {backupText('forgetAddress')}
            </button>
          )}
        </p>
      </form>
    </section>
  );
}

function hostOf({ url }: SyncedAddress): string {
  return fileAt(url)?.host ?? url;
}
