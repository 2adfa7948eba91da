import { business } from '@/lib/content/business';

/** @param props `fallback` is shown if content/ has no license numbers */
export function Licenses({ className, fallback }: { className?: string; fallback?: string }) {
  const { newYorkRegistration, newJerseyLicense } = business();
  const hasNumber = newYorkRegistration || newJerseyLicense;
  if (!hasNumber && !fallback) return null;
  return (
    <div className={className}>
      {!hasNumber && <p>{fallback}</p>}
      {newYorkRegistration && <p>New York automobile broker registration {newYorkRegistration}</p>}
      {newJerseyLicense && <p>New Jersey license {newJerseyLicense}</p>}
    </div>
  );
}
