import { Link } from 'react-router'
import mark from '../favicon.svg'

export function Brand() {
  return (
    <Link className="shell-brand-mark" to="/" aria-label="Pitboss, start page">
      <img src={mark} alt="" width={24} height={24} />
      <span>Pitboss</span>
    </Link>
  )
}
